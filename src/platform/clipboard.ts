/**
 * Copies a text.
 * @returns false when the browser has no clipboard for us or refuses, as it
 * does on insecure pages and in frames without the permission
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The caller informs the visitor.
    return false
  }
}
