import { createElement, lazy, Suspense } from 'react'
import { showPage } from './page.js'

const Wallet = lazy(() => import('./Wallet.js'))

showPage(() => createElement(Suspense, null, createElement(Wallet)))
