import { localeOf } from '../../data/messages/bestTag'
import { ConfigurationError } from '../../errors/ConfigurationError'
import { fieldsOf, isRecord, isText } from '../../platform/shapes'
import { termsParts } from './termsParts'

/** Checks a host's terms in all their languages. @throws ConfigurationError that names the invalid part */
export function checkTerms(terms: unknown): void {
  const { mustAccept, text, version } = fieldsOf(terms)
  const byLanguage = isRecord(text) ? text : undefined
  const texts = byLanguage ? Object.values(byLanguage) : [text]
  if (texts.length === 0 || !texts.every(isText))
    throw new ConfigurationError(
      'The `terms` have no `text`, or it is not a string.',
      'Set `text` to a string, or to an object with one string for each language tag.',
    )
  texts.filter(isText).forEach(checkText)
  Object.keys(byLanguage ?? {}).forEach(checkTag)
  if (mustAccept !== undefined && typeof mustAccept !== 'boolean')
    throw new ConfigurationError(
      `\`mustAccept\` of the \`terms\` is not a boolean: "${mustAccept}".`,
      'Use true or false, or leave it out.',
    )
  if (version !== undefined && !isText(version))
    throw new ConfigurationError(
      `\`version\` of the \`terms\` is not a string: "${version}".`,
      'Use a text that changes with the terms, such as a date, or leave it out.',
    )
}

function checkText(text: string): void {
  const parts = termsParts(text)
  const links = parts.filter(({ href }) => href !== undefined)
  const words = parts.filter(({ href }) => href === undefined)
  const wrong = links.find(({ href = '' }) => !isHttps(href))
  if (wrong)
    throw new ConfigurationError(
      `A link of the \`terms\` is not an https URL: "${wrong.href}".`,
      'Write the whole URL, including https://.',
    )
  if (links.length === 0 || words.some((part) => part.words.includes('](')))
    throw new ConfigurationError(
      `The \`terms\` have no link, or an invalid one: "${text}".`,
      'Write links as in Markdown: [our terms](https://…).',
    )
  if (parts.some((part) => /<[a-z/!]/i.test(part.words)))
    throw new ConfigurationError(
      `The \`terms\` contain HTML, which Walletdock does not render: "${text}".`,
      'Use plain text, with links as in Markdown.',
    )
}

function checkTag(tag: string): void {
  if (!localeOf(tag))
    throw new ConfigurationError(
      `A key of the \`terms\` is not a language tag: "${tag}".`,
      'Use a tag such as `en` or `pt-BR`.',
    )
}

function isHttps(address: string): boolean {
  return /^https:\/\//i.test(address) && URL.canParse(address)
}
