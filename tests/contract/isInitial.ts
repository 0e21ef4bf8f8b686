/**
 * Returns whether a file's name says that its code is in the first download: in the entry, or in a file that its
 * `contract.json` lists in `preload`. Every visitor waits for these files.
 */
export function isInitial(file: string): boolean {
  return /\.initial\.tsx?$/.test(file)
}
