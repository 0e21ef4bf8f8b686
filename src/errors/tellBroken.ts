/**
 * Reports to developers what broke while a part of ours was set up, such as two versions of React on one page. A part
 * that is missing is in the browser's console already.
 */
export function tellBroken(thrown: unknown): void {
  if (Object(thrown).name !== 'ChunkLoadError')
    console.error('Walletdock: a part of it broke.', thrown)
}
