import { troubleNoise } from '../fixtures/pages/trouble'

/**
 * What browsers say by themselves of what is away and of apps that are not there, what the kit tells a host's developers, and the sample host whose own
 * scripts cannot be had.
 */
export const expectedNoise = new RegExp(
  `${troubleNoise.source}|WebSocket connection to|blocked by CORS policy|(Failed|Not allowed) to launch '|LoadFailure: |Error checking Cross-Origin-Opener-Policy|ChunkLoadError: .*\\n.*/main/`,
)
