const messages = [
  { title: 'Error 4001', text: 'User rejected the request. Details: unknown.' },
  {
    title: 'Request declined',
    text: 'It was declined or closed in your wallet. Try again when you’re ready.',
  },
] as const

const questions = ['What happened?', 'Did I do wrong?', 'What now?'] as const

/** The same event in two messages. The second one answers the visitor's questions. */
export function WordsSketch() {
  return (
    <ul className="words">
      {messages.map(({ title, text }, at) => (
        <li key={title} data-answers={at === 1}>
          <strong>{title}</strong>
          <p>{text}</p>
          <small>
            {questions.map((question) => (
              <span key={question}>{question}</span>
            ))}
          </small>
        </li>
      ))}
    </ul>
  )
}
