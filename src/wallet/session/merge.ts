/** Returns the object with these changes, or the same object if they change nothing. */
export function merge<T extends object>(whole: T, changes: Partial<T>): T {
  for (const key in changes)
    if (whole[key] !== changes[key]) return { ...whole, ...changes }
  return whole
}
