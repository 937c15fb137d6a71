/** Texts that have much in common, each as a list of parts. */
export interface Parts {
  readonly parts: readonly string[];
  readonly texts: readonly (readonly number[])[];
  /** Which text is meant by which name. */
  readonly names: Readonly<Record<string, number>>;
}

/** Takes texts apart at a seam; what is the same is there once. */
export const takeApart = (named: ReadonlyMap<string, string>, seam: RegExp): Parts => {
  const parts: string[] = [];
  const whole = [...new Set(named.values())];
  const indexOf = (part: string): number => {
    const known = parts.indexOf(part);
    return known < 0 ? parts.push(part) - 1 : known;
  };
  return {
    texts: whole.map((text) => text.split(seam).map(indexOf)),
    parts,
    names: Object.fromEntries([...named].map(([name, text]) => [name, whole.indexOf(text)])),
  };
};

export const putTogether = ({ parts, texts, names }: Parts, name: string): string | null =>
  texts[names[name] ?? -1]?.map((index) => parts[index]).join('') ?? null;
