import type { Messages } from './Messages'

/**
 * A host's own texts by language tag, such as `en`, `pt-BR` or `zh-TW`. They replace ours. If we do not have the
 * language, missing texts are in English.
 */
export type HostMessages = Readonly<Record<string, Some<Messages>>>

/** Any part of the texts, at any depth. */
type Some<Part> = Part extends (...names: never[]) => unknown
  ? Part
  : Part extends object
    ? { readonly [Name in keyof Part]?: Some<Part[Name]> | undefined }
    : Part
