// Stands in for the federation runtime's logger: what it has to say goes to the console.
export const createLogger = (prefix) => ({
  warn: (...said) => console.warn(prefix, ...said),
})

// Asked for by name, and used by nothing that runs in a page.
const none = undefined

export {
  none as bindLoggerToCompiler,
  none as createInfrastructureLogger,
  none as infrastructureLogger,
  none as logger,
}
