const questions = [
  'What happened?',
  'Did I do something wrong?',
  'What can I do now?',
] as const

/** The outline of a dialog with a failure, and the questions that its words must answer. */
export function WordsSketch() {
  return (
    <div className="words">
      <span className="ring" />
      <ol>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </div>
  )
}
