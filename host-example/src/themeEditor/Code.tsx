import { useState } from 'react'

/** Code that can be copied. */
export function Code({
  title,
  text,
}: {
  readonly title: string
  readonly text: string
}) {
  const [told, setTold] = useState({ text: '', words: '' })
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setTold({ text, words: 'Copied' })
    } catch {
      setTold({ text, words: 'Couldn’t copy. Select the code and copy it.' })
    }
  }
  return (
    <section className="code" aria-label={title}>
      <div className="code-head">
        <h2>{title}</h2>
        {/* Hide the words once the code has changed, because the copied code is then outdated. */}
        <span role="status">{told.text === text && told.words}</span>
        <button
          type="button"
          className="button"
          aria-label={`Copy ${title}`}
          onClick={copy}
        >
          Copy
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard as well */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  )
}
