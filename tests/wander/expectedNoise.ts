import { troubleNoise } from '../e2e/models/trouble'

/** What browsers say by themselves of what is away, and what the kit tells a host's developers. */
export const expectedNoise = new RegExp(
  `${troubleNoise.source}|WebSocket connection to|blocked by CORS policy|LoadFailure: Walletdock`,
)
