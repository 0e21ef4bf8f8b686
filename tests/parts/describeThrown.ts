import type { CapturedError } from '../unit/errors/captured/CapturedError'

/** What was thrown, as plain data that survives the way out of a page: fields, not stack or functions. */
export function describeThrown(thrown: unknown): CapturedError {
  const fields = new Map<string, unknown>()
  if (thrown instanceof Error) {
    fields.set('name', thrown.name)
    fields.set('message', thrown.message)
  }
  for (const key of Object.getOwnPropertyNames(Object(thrown))) {
    const value: unknown = Reflect.get(Object(thrown), key)
    if (key === 'stack' || typeof value === 'function') continue
    if (value === undefined) continue
    fields.set(key, key === 'cause' ? describeThrown(value) : value)
  }
  return Object.fromEntries(fields)
}
