/** The tags that the reference shows, each with the words that begin its sentence. */
const tags: Readonly<Record<string, string>> = {
  throws: 'Throws',
  returns: 'Returns',
  param: 'Parameter',
  default: 'Default:',
  see: 'See',
}

/** Converts the comment of a declaration to Markdown, with its text before its tags. */
export function describeComment(comment: string): string {
  const [text = '', ...tagged] = comment.split(/(?:^|\s)@(?=\w+\b)/)
  const told = tagged.map((part) => {
    const [tag = '', ...words] = part.split(/\s/)
    const rest = part.slice(tag.length).trim()
    if (tag === 'example') return `\`\`\`ts\n${rest}\n\`\`\``
    if (tag === 'param')
      return `Parameter \`${words[0]}\`: ${words.slice(1).join(' ')}`
    return `${tags[tag] ?? tag} ${rest}`
  })
  return [text.trim(), ...told].filter(Boolean).join('\n\n')
}
