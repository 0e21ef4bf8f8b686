/** Copies a text. @returns false if the browser refuses, as on insecure pages and in frames without the permission */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The caller informs the visitor.
    return false
  }
}
