/** Whether an image may be loaded from there: over a safe connection, or from inside the page. */
export function isPictureUrl(url: string | undefined): url is string {
  return /^(https:\/\/|data:image\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/i.test(
    url ?? '',
  )
}
