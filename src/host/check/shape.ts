/** What each field of an answer must be. */
export type Shape<Answer> = Readonly<Record<keyof Answer, Check>>
export type Check = (value: unknown) => boolean

/** The answer, or the name of the first field that is not as it must be. */
export function asShaped<Answer extends object>(
  answer: unknown,
  shape: Shape<Answer>,
): Answer | string {
  const given: Record<string, unknown> = Object(answer)
  for (const [field, fits] of Object.entries<Check>(shape))
    if (!fits(given[field])) return field
  // Every field was just checked, which the compiler cannot follow.
  return given as Answer
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function matches(pattern: RegExp): Check {
  return (value) => isText(value) && pattern.test(value)
}

/** A path: nothing that could lead elsewhere. */
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

/** May be left out. */
export function optional(fits: Check): Check {
  return (value) => value === undefined || fits(value)
}
