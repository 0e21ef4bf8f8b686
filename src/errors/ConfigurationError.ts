/**
 * A mistake in what a host passed to Walletdock. Thrown once, when it is
 * configured; visitors never see it. The first line of the message says what
 * happened, the second what to do.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  constructor(happened: string, toDo: string) {
    super(`${happened}\n${toDo}`)
  }
}
