import { withGuide } from './withGuide'

/** A host has configured an invalid chain. The names follow viem's. */
export class ChainConfigurationError extends Error {
  constructor(name: string, message: string) {
    super(withGuide(message, 'the-configuration-is-wrong'))
    this.name = name
  }
}
