import type { LoadOptions } from '../LoadOptions'

/** The folder that an address names. One that is no address stays as it is, and cannot be reached. */
export function folderOf(url: string): string {
  try {
    return new URL(url.replace(/\/*$/, '/'), document.baseURI).href
  } catch {
    // What is no address fails when it is asked for, which is told.
    return url
  }
}

/** Every folder that the page names, the first one first. */
export function foldersOf({
  url,
  fallbackUrls = [],
}: Pick<LoadOptions<never>, 'url' | 'fallbackUrls'>): readonly string[] {
  return [url, ...fallbackUrls].map(folderOf)
}
