/** URLs with a secure connection, data URLs, and URLs of this machine. */
const safeImage =
  /^(https:\/\/|data:image\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/i

/** Returns whether a complete URL may be loaded as an image. */
export function isSafeImage(url: string): boolean {
  return safeImage.test(url)
}
