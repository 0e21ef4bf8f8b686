import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Language, LiveLanguage } from '../language.initial'

/** Loads the texts of button and dialogs. `undefined` until they have loaded. Uses English if the language is late. */
export function useLanguage(language: LiveLanguage): Language | undefined {
  const { get, load, subscribe } = language
  const arrived = useSyncExternalStore(subscribe, get)
  const [substitute, setSubstitute] = useState<Language>()
  useEffect(() => {
    void load().then(setSubstitute)
  }, [load])
  return arrived ?? substitute
}
