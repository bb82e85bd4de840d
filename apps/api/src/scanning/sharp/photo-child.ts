import sharp from 'sharp'
import { answerParent } from '../../platform/child/answer-parent.ts'
import { sharpPhotos } from './normalise-photo.ts'
import type { PhotoCalls } from './photo-calls.ts'

// No picture is decoded twice, and the lane decides how many are decoded at once.
sharp.cache(false)
sharp.concurrency(1)

answerParent<PhotoCalls>(sharpPhotos)
