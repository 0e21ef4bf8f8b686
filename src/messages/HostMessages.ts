import type { Messages } from './Messages'

/**
 * Sentences of a host's own, by the tag of their language, such as `en`, `pt-BR` or `zh-TW`. They take the place of
 * ours; a language that there is not yet takes English for what it leaves out.
 */
export type HostMessages = Readonly<Record<string, Some<Messages>>>

/** Any part of the sentences, at any depth. */
type Some<Part> = Part extends (...names: never[]) => unknown
  ? Part
  : Part extends object
    ? { readonly [Name in keyof Part]?: Some<Part[Name]> | undefined }
    : Part
