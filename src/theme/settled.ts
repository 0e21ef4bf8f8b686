/** Names of the properties that the check of a look has set on an element, to be removed before the next check. */
export const settled = new WeakMap<HTMLElement, string[]>()
