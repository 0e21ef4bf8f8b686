import { troubleNoise } from '../fixtures/pages/trouble'

/**
 * Console output that is no fault: what browsers write about missing files, servers and apps, what the host kit
 * writes for a host's developers, and errors of a sample host whose own scripts are missing.
 */
export const expectedNoise = new RegExp(
  `${troubleNoise.source}|WebSocket connection to|blocked by CORS policy|(Failed|Not allowed) to launch '|LoadFailure: |Error checking Cross-Origin-Opener-Policy|ChunkLoadError: .*\\n.*/main/`,
)
