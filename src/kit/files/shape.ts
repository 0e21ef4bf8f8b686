import { fieldsOf } from '../../platform/shapes'
export type Shape<Answer> = Readonly<Record<keyof Answer, Check>>
export type Check = (value: unknown) => boolean

/** Returns the response, or the name of its first invalid field. */
export function asShaped<Answer extends object>(
  answer: unknown,
  shape: Shape<Answer>,
): Answer | string {
  const fields = fieldsOf(answer)
  for (const [field, fits] of Object.entries<Check>(shape))
    if (!fits(fields[field])) return field
  // The loop has checked every field, but TypeScript cannot infer that.
  return fields as Answer
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function matches(pattern: RegExp): Check {
  return (value) => isText(value) && pattern.test(value)
}

/** Accepts relative paths inside the folder: no scheme, no leading slash and no `..`. */
export const isPath: Check = (value) =>
  matches(/^\w[\w./-]*$/)(value) && !String(value).includes('..')

export function listOf(fits: Check): Check {
  return (value) => Array.isArray(value) && value.every(fits)
}

export function tableOf(fits: Check): Check {
  return (value) =>
    value instanceof Object &&
    !Array.isArray(value) &&
    Object.values(value).every(fits)
}

/** Returns a check that also accepts a missing field. */
export function optional(fits: Check): Check {
  return (value) => value === undefined || fits(value)
}
