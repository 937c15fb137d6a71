import type { Voice } from './voices.ts';

/** Sounds by the browser's own synthesizer. Nothing is opened until something is to be heard. */

let context: AudioContext | null = null;

const open = (): AudioContext | null => {
  try {
    return (context ??= new AudioContext());
  } catch {
    return null;
  }
};

/** The stroke: a breath of noise, the same every time. */
const makeNoise = (audio: AudioContext): AudioBufferSourceNode => {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.02), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = (seed / 1073741823.5 - 1) * (1 - index / samples.length);
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
};

const strike = (audio: AudioContext, { at, pitch, length, loudness, body }: Voice): void => {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness * 0.4, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  const tone = audio.createOscillator();
  tone.type = body === 'wood' ? 'triangle' : 'sine';
  tone.frequency.setValueAtTime(pitch, start);
  if (body === 'wood') tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, start + length);
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + length);
  if (body === 'bar') return;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch * 3;
  const noise = makeNoise(audio);
  noise.connect(filter).connect(gain);
  noise.start(start);
};

export const playVoices = (voices: readonly Voice[]): void => {
  const audio = voices.length > 0 ? open() : null;
  if (!audio) return;
  void audio.resume().catch(() => undefined);
  for (const voice of voices) strike(audio, voice);
};
