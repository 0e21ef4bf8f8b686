/** An error as it reached us from a real wallet, as plain data: its own fields, and its cause in the same shape. */
export type CapturedError = {
  readonly name?: string
  readonly message?: string
  readonly code?: number | string
  readonly data?: unknown
  readonly cause?: unknown
  readonly [field: string]: unknown
}

/** What was thrown, by the situation that it came from. */
export type CapturedErrors = Readonly<Record<string, CapturedError>>
