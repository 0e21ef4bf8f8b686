import { withGuide } from './withGuide'

/**
 * A host has passed an invalid configuration. Thrown once, when Walletdock is configured. Visitors never see it. The
 * first line of the message says what happened, the second what to do, the third where to read more.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  constructor(happened: string, toDo: string) {
    super(withGuide(`${happened}\n${toDo}`, 'the-configuration-is-wrong'))
  }
}

/** A host has configured an invalid chain. The names follow viem's. */
export class ChainConfigurationError extends Error {
  constructor(name: string, message: string) {
    super(withGuide(message, 'the-configuration-is-wrong'))
    this.name = name
  }
}
