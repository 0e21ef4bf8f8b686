/** Names of the properties that the latest check of a look has set on an element. The next check removes them first. */
export const settled = new WeakMap<HTMLElement, string[]>()
