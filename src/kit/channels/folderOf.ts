import type { LoadOptions } from '../LoadOptions'

/** Returns the absolute URL of a folder, with a slash at the end. Returns an invalid URL unchanged. */
export function folderOf(url: string): string {
  try {
    return new URL(url.replace(/\/*$/, '/'), document.baseURI).href
  } catch {
    // The request to the invalid URL fails, and that failure is reported.
    return url
  }
}

/** Returns all folders in the page's options: `url` first, then `fallbackUrls`. */
export function foldersOf({
  url,
  fallbackUrls = [],
}: Pick<LoadOptions<never>, 'url' | 'fallbackUrls'>): readonly string[] {
  return [url, ...fallbackUrls].map(folderOf)
}
