// apps/api/src/platform/vendors/vendor-limits.ts
const vendorLimits = {
	cards: {
		personMs: 5e3,
		jobMs: 3e4
	},
	maps: {
		personMs: 5e3,
		jobMs: 5e3
	},
	"sign-in": {
		personMs: 5e3,
		jobMs: 5e3
	},
	bucket: {
		personMs: 5e3,
		jobMs: 15e3
	},
	vision: {
		personMs: 12e3,
		jobMs: 2e4
	},
	mail: { jobMs: 6e4 },
	push: { jobMs: 1e4 },
	live: { jobMs: 5e3 }
};
export { vendorLimits as t };
