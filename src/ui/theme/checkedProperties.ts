/** Names of the properties that the latest check of a look has set on an element. The next check removes them first. */
export const checkedProperties = new WeakMap<HTMLElement, string[]>()
