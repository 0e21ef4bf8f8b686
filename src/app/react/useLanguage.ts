import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Language, LiveLanguage } from '../language'

/** Loads what button and dialogs say; `undefined` until that is here. English stands in for a language that is late. */
export function useLanguage(language: LiveLanguage): Language | undefined {
  const { get, load, subscribe } = language
  const arrived = useSyncExternalStore(subscribe, get)
  const [substitute, setSubstitute] = useState<Language>()
  useEffect(() => {
    void load().then(setSubstitute)
  }, [load])
  return arrived ?? substitute
}
