import { publicPages } from '../apps/web/app/platform/navigation/public-pages.ts'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './people.ts'
