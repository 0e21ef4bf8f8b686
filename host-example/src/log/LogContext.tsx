import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
} from 'react'

/** One line of the log. */
export type LogEntry = {
  readonly id: number
  readonly at: Date
  readonly text: string
}

type Log = {
  /** Newest first. */
  readonly entries: readonly LogEntry[]
  /** Adds a line. The function never changes. */
  readonly say: (text: string) => void
}

const LogContext = createContext<Log>({ entries: [], say: () => {} })

/** Maximum number of lines. */
const limit = 30

/**
 * Stores the log of the page. The provider is outside all parts that may fail, so that it can record their failures.
 */
export function LogProvider({ children }: { readonly children: ReactNode }) {
  const [entries, setEntries] = useState<readonly LogEntry[]>([])
  const say = useCallback((text: string) => {
    setEntries((before) => {
      const entry = { id: (before[0]?.id ?? 0) + 1, at: new Date(), text }
      return [entry, ...before].slice(0, limit)
    })
  }, [])
  return <LogContext value={{ entries, say }}>{children}</LogContext>
}

/** Returns the log of the page. */
export function useLog(): Log {
  return useContext(LogContext)
}
