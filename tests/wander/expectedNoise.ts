import { troubleNoise } from '../fixtures/pages/trouble'

/**
 * Matches console output that is not a fault: messages of browsers about missing files, servers and apps, messages of
 * the host kit to a host's developers, and errors of a sample host whose own scripts are missing.
 */
export const expectedNoise = new RegExp(
  `${troubleNoise.source}|WebSocket connection to|blocked by CORS policy|(Failed|Not allowed) to launch '|LoadFailure: |Error checking Cross-Origin-Opener-Policy|ChunkLoadError: .*\\n.*/main/`,
)
