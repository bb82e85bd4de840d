import { r as minor } from "./part-money-D0v5pQsw.js";
// packages/contract/src/complaints/settings.ts
const complaintSettings = {
	windowMs: 12096e5,
	clearWithinMs: 864e5,
	refundBasisPoints: {
		cannot_wait: 5e3,
		no_washer: 1e4,
		washed_again: 1e4
	},
	instantMaximumMinor: minor(3e3),
	liableMaximumMinor: minor(2e3),
	history: {
		windowMs: 7776e6,
		maximum: 2,
		ordersPerComplaint: 3
	},
	decisionMs: 1728e5,
	appealMs: 6048e5,
	photosMax: 4,
	noteMax: 500,
	unsentPhotoMs: 2592e5
};
// packages/contract/src/dispatch/batch-settings.ts
const batchSettings = {
	everyMs: 5e3,
	most: 200,
	washers: 50,
	silentMs: 3e4,
	leaveS: 1e5
};
const refusalSettings = {
	days: 90,
	last: 2e4,
	priorAnswers: 50,
	rounds: 25
};
// packages/contract/src/dispatch/planning.ts
const matching = {
	lateness: 8,
	travel: 1,
	refusalS: 600,
	newcomerS: 240,
	favouriteS: 1800,
	refusal: {
		base: .8,
		travelMinutes: .05,
		payPerHour: -.02,
		ordersInHand: .3,
		acceptance: -3,
		skips: 1.5
	},
	scarcity: {
		scarceFrom: .8,
		calmBelow: .5
	}
};
const planning = {
	weights: {
		travel: 1,
		late: 1e4,
		lateStop: 5e3,
		lateness: .1,
		busy: .3
	},
	unassigned: 1e5,
	steps: {
		perOrder: 6e4,
		most: 8e6
	},
	most: 8,
	heat: 15,
	freeShare: .15,
	endingS: 120,
	againAfterS: 60
};
// packages/contract/src/doors/door-settings.ts
const doorSettings = {
	withinM: 150,
	positionMs: 18e4,
	longestMs: 18e5,
	waitMs: {
		absent: 6e5,
		refused: 3e5,
		wrong_place: 6e5,
		unsafe: 0,
		infested: 0
	},
	calls: {
		absent: 2,
		refused: 0,
		wrong_place: 2,
		unsafe: 0,
		infested: 0
	},
	fees: {
		pickup: {
			absent: minor(500),
			refused: minor(500),
			wrong_place: minor(500),
			unsafe: minor(0),
			infested: minor(0)
		},
		return: {
			absent: minor(400),
			refused: minor(400),
			wrong_place: minor(400),
			unsafe: minor(0),
			infested: minor(0)
		}
	},
	extendMs: 3e5,
	extensions: 1,
	redirect: {
		most: 2,
		withinM: 3e3,
		freeM: 300,
		perKmMinor: minor(150)
	},
	returnAfterMs: 72e5,
	latestReturnMs: 864e5,
	spotMax: 200,
	appealMs: 6048e5,
	appealMax: 1e3,
	repeats: {
		days: 90,
		free: 1
	}
};
// packages/contract/src/market.ts
const market = {
	name: "Washline",
	currency: "myr",
	symbol: "$",
	locale: "en-US",
	timeZone: "Asia/Kuala_Lumpur",
	fees: {
		serviceBasisPoints: 1e3,
		serviceMinimumMinor: minor(200),
		loadMinor: {
			light: minor(0),
			medium: minor(200),
			heavy: minor(400)
		},
		commissionBasisPoints: 1500,
		lateCancelMinor: minor(300),
		lateCancelAfterMs: 3e5,
		mostMinor: minor(1e4)
	},
	loads: { maxPieces: {
		light: 8,
		medium: 18
	} },
	deposit: {
		amountMinor: minor(3e3),
		success_screen_ms: 2e3
	},
	promise: {
		durationS: 10800,
		timerS: 10801,
		startS: 1800,
		readyS: 9e3,
		operatorAfterS: 7200
	},
	pace: {
		assumed: {
			door: {
				usualS: 660,
				spread: .35
			},
			start: {
				usualS: 900,
				spread: .4
			},
			wash: {
				usualS: 4800,
				spread: .25
			},
			back: {
				usualS: 900,
				spread: .4
			}
		},
		assumedWeight: 50,
		marketWeight: 4,
		spreadWeight: 20,
		last: 50,
		calibration: {
			step: .02,
			counted: 50,
			least: -4,
			most: 8,
			apart: .2
		},
		leastS: 30,
		mostS: 86400,
		positionMs: 3e5,
		whereaboutsMs: 18e5,
		handoverS: 120,
		travelSpread: .25,
		changeS: 300,
		changeRisk: .2,
		checkEveryMs: 6e4,
		alertAfterMs: 12e4,
		alertBeforeMs: 3e5,
		atRisk: .5,
		shortestWashS: 2700
	},
	pickup: {
		leadMs: 6e5,
		lateAfterMs: 6e5,
		daysAhead: 7
	},
	windows: {
		minutes: 120,
		daysAhead: 7,
		repeatsDaysAhead: 15,
		soldUntilMs: 36e5,
		hoursPerOrder: 3,
		mostAtOnce: 10,
		rangesPerDay: 4,
		daysChanged: 366,
		searchBeforeMs: 18e5,
		earlyMs: 36e5,
		scarceFrom: .75,
		warnBeforeMs: 1728e5,
		neighboursM: 1e5,
		likedTenths: 40,
		earnings: {
			days: 56,
			fewestDays: 7
		},
		holidays: [
			"01-01",
			"05-01",
			"08-31",
			"09-16",
			"12-25"
		],
		schedulesPerPerson: 20
	},
	dispatch: {
		waveSize: 3,
		offerMs: 2e4,
		radiiKm: [
			3,
			6,
			10,
			15
		],
		capacity: 3,
		newcomerOrders: 10,
		newcomerEveryNth: 5,
		notifyCustomerAfterMs: 6e5,
		giveUpAfterMs: 18e5,
		retryMs: 15e3,
		askAgainMs: 12e4,
		workMinutes: {
			light: 40,
			medium: 60,
			heavy: 90
		},
		weights: {
			travel: .35,
			rating: .25,
			onTime: .15,
			acceptance: .05,
			load: .1,
			skips: .1
		},
		skips: {
			days: 30,
			fullAt: 3,
			last: 20,
			similarShare: .5,
			similarHours: 2
		},
		batch: batchSettings,
		refusals: refusalSettings,
		newcomerCounters: 16,
		newcomerOwedMost: 2,
		typicalWait: {
			from_minutes: 1,
			to_minutes: 3
		},
		reach: {
			days: 60,
			last: 200,
			fewest: 20,
			assumed: {
				acceptS: {
					fast: 30,
					usual: 90,
					slow: 300
				},
				delayS: {
					fast: 120,
					usual: 300,
					slow: 720
				}
			},
			stepMinutes: 5,
			cellReachM: 400,
			several: 3
		},
		waitlist: {
			days: 7,
			zoneDays: 365,
			placesPerPerson: 10
		},
		explained: {
			days: 30,
			notAskedPerWave: 20,
			nearestLookedAt: 20,
			countMost: 50,
			stepM: 100
		},
		appeals: {
			answerDays: 14,
			storedDays: 365
		},
		farthestTravelS: 2700,
		ratingPrior: {
			average: 4.5,
			weight: 5
		},
		newcomerDefaultRate: .8,
		matching,
		planning
	},
	positions: {
		fastestKmh: 300,
		speedFromM: 2e3,
		farthestFromPickupM: 1e5
	},
	rescue: {
		silentMs: {
			collected: 27e5,
			washing: 6e6,
			returning: 18e5
		},
		answerMs: 6e5,
		searchMs: 18e5,
		meetMs: 27e5,
		reasonMax: 200,
		shares: {
			pickup: 3e3,
			wash: 4500,
			return: 2500
		}
	},
	door: doorSettings,
	orders: {
		draftMs: 864e5,
		autoCompleteMs: 864e5,
		maxItems: 60,
		maxQuantity: 99,
		notesMax: 200,
		maxDeclared: 20,
		adjustmentPhotosMax: 10,
		unusedPhotoMs: 2592e5
	},
	tags: {
		sheetMost: 60,
		orderMost: 30,
		unusedMost: 240,
		forgottenDays: 730
	},
	coverage: {
		includedMinor: minor(5e4),
		extra: [{
			limitMinor: minor(1e5),
			feeMinor: minor(300)
		}, {
			limitMinor: minor(25e4),
			feeMinor: minor(700)
		}]
	},
	claims: {
		windowMs: 1728e5,
		undeliveredAfterMs: 72e5,
		highValueMinor: minor(1e4),
		creditBusinessDays: 7,
		decisionMs: 1728e5,
		replyMs: 864e5,
		appealMs: 6048e5,
		instantMaximumMinor: minor(5e3),
		instant: {
			accountAgeMs: 6048e5,
			paidOrders: 2,
			linkMeters: 50,
			mutual: {
				orders: 3,
				sharePercent: 80
			},
			recognizedPercent: 50,
			sameItem: {
				likelyPercent: 75,
				unlikelyPercent: 20
			},
			budgetMinor: minor(1e5),
			budgetMs: 864e5
		},
		photosMax: 6,
		replyPhotosMax: 4,
		descriptionMin: 20,
		descriptionMax: 1e3,
		retailMaximumMinor: minor(1e6),
		ageMaximumMonths: 600,
		leastValueBasisPoints: 2e3,
		conditionBasisPoints: {
			new: 1e4,
			good: 8e3,
			worn: 5e3
		},
		usualValueFactor: 2,
		history: {
			windowMs: 7776e6,
			maximum: 2,
			ordersPerClaim: 3,
			ordersPerWasherClaim: 10
		},
		photoTimeToleranceMs: 864e5,
		samePhotoBits: 12,
		unsentPhotoMs: 2592e5
	},
	complaints: complaintSettings,
	chat: {
		openAfterCompletionMs: 6048e5,
		messageMax: 2e3,
		unsentPhotoMs: 2592e5
	},
	rings: {
		perSide: 10,
		pauseMs: 6e4,
		shownMs: 6e5
	},
	ratings: {
		max: 5,
		step: .1,
		commentMax: 1e3,
		answerMax: 1e3
	},
	guestLinks: {
		perOrder: 5,
		liveAfterEndMs: 144e5
	},
	reports: {
		textMin: 10,
		textMax: 2e3
	},
	care: { allergiesMax: 200 },
	wallet: {
		topUpMinimumMinor: minor(100),
		topUpMaximumMinor: minor(1e5),
		bonusMs: 2592e6
	},
	tips: {
		minimumMinor: minor(100),
		perOrderMinor: minor(1e4),
		suggestedMinor: [
			minor(200),
			minor(500),
			minor(1e3)
		]
	},
	cashOut: {
		minimumMinor: minor(500),
		instantFeeMinor: minor(100)
	},
	verification: {
		validDays: {
			identity: 730,
			background: 365,
			facility: 365,
			training: 365
		},
		renewDaysBefore: 30,
		evidenceMax: 6,
		evidenceShownS: 900,
		quiz: {
			perTopic: 2,
			passPercent: 80,
			pauseMs: 6e5
		}
	},
	quality: {
		lastRatings: 20,
		fewestRatings: 5,
		floorTenths: 40,
		claims: 2,
		claimsDays: 90,
		appealMax: 1e3
	},
	ops: { creditMaximumMinor: minor(5e4) },
	photos: { maxBytes: 12582912 },
	custody: {
		evidence: "optional",
		photo: "optional",
		receivedMost: 20,
		maxPieces: 600,
		oddCount: {
			times: 3,
			more: 5
		},
		pinTries: 5,
		noteMin: 3,
		noteMax: 300,
		lateAfterMs: 12e4,
		unusedPhotoMs: 2592e5
	}
};
export { market as t };
