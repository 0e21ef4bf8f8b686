/** What the stream library wants of Node.js, for a page that has none of it. */
export const process = {
  env: {},
  nextTick: (task: (...values: unknown[]) => void, ...values: unknown[]) =>
    queueMicrotask(() => task(...values)),
}
