import { type ReactNode, useSyncExternalStore } from 'react'
import { dialogMessages } from '../../data/messages/dialogs'
import { thisDevice } from '../../platform/device/device'
import {
  DialogContext,
  type DialogContextValue,
} from '../../views/DialogContext'
import type { ViewProps } from '../Dock'

/** Provides a view's parts with what they share. Further values replace those of the page. */
export function DialogProvider(props: DialogProviderProps) {
  const { children, connected, dock, layout, state, ...more } = props
  const { appName, learnMoreUrl } = dock.settings
  const { avatar } = useSyncExternalStore(dock.live.subscribe, dock.live.get)
  const value = {
    appName,
    avatar,
    connected,
    device: thisDevice(),
    layout,
    learnMoreUrl,
    messages: dock.language.get()?.dialogs ?? dialogMessages,
    send: dock.session.send,
    ...more,
  }
  return <DialogContext value={value}>{children}</DialogContext>
}

type DialogProviderProps = ViewProps &
  Partial<DialogContextValue> & { readonly children: ReactNode }
