import { createElement, lazy, Suspense } from 'react'
import { showStep } from './page.js'

const Wallet = lazy(() => import('./Wallet.js'))

showStep(() => createElement(Suspense, null, createElement(Wallet)))
