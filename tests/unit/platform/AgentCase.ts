import type { Agent, Device } from '../../../src/platform/device/device'

/** The device's name, its user agent, the expected result, and further fields of its `navigator`. */
export type AgentCase = readonly [
  name: string,
  userAgent: string,
  told: `${Device['system']} ${Device['browser']}`,
  facts?: Omit<Agent, 'userAgent'>,
]

// The beginnings of most user agents.
export const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
export const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
export const chrome = `${blink} Chrome/124.0.0.0`
export const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
