import { keep, recall } from './memory'

/** The visitor's number, 0 up to 100: drawn once, so that a visitor that gets a version early keeps it. */
export function visitorDial(): number {
  const drawn = recall('dial')
  if (typeof drawn === 'number' && drawn >= 0 && drawn < 100) return drawn
  const dial = Math.random() * 100
  keep('dial', dial)
  return dial
}
