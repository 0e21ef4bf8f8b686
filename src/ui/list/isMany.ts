/**
 * Past this, a list is too long to be looked through. A dialog shows eight or nine rows: up to twelve,
 * one flick shows the others, and a field would only be in their way.
 */
const lookedThrough = 12

/** Whether typing a name finds an entry sooner than looking through the list. */
export function isMany(list: readonly unknown[]): boolean {
  return list.length > lookedThrough
}
