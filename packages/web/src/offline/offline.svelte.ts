/** The site without a network: the service worker, and new versions that it announces. */
class Offline {
  /** A new version that waits until the reader agrees. */
  #waiting = $state.raw<ServiceWorker | null>(null);

  get isNewReady(): boolean {
    return this.#waiting !== null;
  }

  /** Keeps the site on this device. Where the browser refuses, it works as before. */
  async start(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register('./service-worker.js');
      this.#watch(registration);
    } catch {
      // Private windows and plain files have no service worker.
    }
  }

  /** Loads the new version; the game at hand is kept and opened again. */
  load(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('replace');
    this.#waiting = null;
  }

  dismiss(): void {
    this.#waiting = null;
  }

  #watch(registration: ServiceWorkerRegistration): void {
    // The first version of all replaces nothing and waits for nobody.
    const announce = (worker: ServiceWorker | null): void => {
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) this.#waiting = worker;
    };
    announce(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => announce(installing));
    });
  }
}

export const offline = new Offline();
