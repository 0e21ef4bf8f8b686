const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
const lines: string[] = []

for (const method of methods) {
  console[method] = (...parts: unknown[]) => {
    lines.push(`console.${method}: ${parts.map(String).join(' ')}`)
  }
}

/** What was written to the console since the last call. A test that expects output takes it, so that it does not fail for it. */
export function takeConsole(): string[] {
  return lines.splice(0)
}
