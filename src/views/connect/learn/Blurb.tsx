import type { ReactNode } from 'react'
import * as styles from './Blurb.styles'

/** A drawing with a title and a text next to it. */
export function Blurb({ drawing, title, text }: BlurbProps) {
  return (
    <div className={styles.blurb}>
      {drawing}
      <div>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}

type BlurbProps = {
  readonly drawing: ReactNode
  readonly title: string
  readonly text: string
}
