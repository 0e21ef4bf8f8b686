/**
 * Tells developers what broke while a part of us was set up, such as two versions of React that met. That a part was
 * not there, the browser's console has told already.
 */
export function tellBroken(thrown: unknown): void {
  if (Object(thrown).name !== 'ChunkLoadError')
    console.error('Walletdock: a part of it broke.', thrown)
}
