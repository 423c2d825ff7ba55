import type { Row } from './check';
import type { Answer, SiteClient } from './site-client';

type Settings = Record<string, unknown>;

/** Options that matter to nobody for the moment that they are changed, and what else each may be. */
const OPTIONS: ReadonlyArray<[key: string, other: (value: unknown) => unknown]> = [
	['sharing_label', (value) => (value === 'Share this' ? 'Share it' : 'Share this')],
	['highlander_comment_form_prompt', (value) => (value === 'Your comment' ? 'Your words' : 'Your comment')],
	['carousel_background_color', (value) => (value === 'white' ? 'black' : 'white')],
	['dismiss_dash_agencies_learn_more', (value) => value !== true],
];

/** Modules that do nothing until somebody uses them in a text. */
const MODULES = ['latex', 'shortcodes'];

/** Calls that must be refused and change nothing, with the status and code (host-contract 4.3). */
const REFUSALS: ReadonlyArray<[path: string, body: unknown, status: number, code: string]> = [
	['settings', { no_such_option: true }, 400, 'some_updated'],
	['settings', { photon: 'maybe' }, 400, 'rest_invalid_param'],
	['module/nonexistent/active', { active: true }, 404, 'not_found'],
	['connection', { isActive: true }, 400, 'rest_invalid_param'],
	['plugins', {}, 400, 'rest_missing_callback_param'],
];

/** Makes harmless changes, checks that each is there, and reverts all of them, even if interrupted. */
export class Walk {
	private readonly undo: Array<() => Promise<unknown>> = [];
	private readonly rows: Row[] = [];
	private before: Settings = {};
	private isInterrupted = false;
	private underWay: Promise<Answer> | null = null;

	constructor(private readonly client: SiteClient) {}

	async run(): Promise<Row[]> {
		this.before = await this.settings();
		try {
			await this.walkOptions();
			await this.walkModules();
			await this.walkRefusals();
		} finally {
			await this.putBack();
		}
		const after = await this.settings();
		const left = Object.keys(this.before).filter(
			(key) => JSON.stringify(after[key]) !== JSON.stringify(this.before[key]),
		);
		this.note('settings as before', 200, left.length > 0 ? `left changed: ${left.join(', ')}` : '');
		return this.rows;
	}

	/** Stops after the present call and puts everything back. */
	async interrupt(): Promise<void> {
		this.isInterrupted = true;
		// A pending change must not arrive after it was reverted.
		await this.underWay?.catch(() => undefined);
		await this.putBack();
	}

	private async walkOptions(): Promise<void> {
		for (const [key, other] of OPTIONS.filter(([name]) => Object.hasOwn(this.before, name))) {
			const value = this.before[key];
			const wanted = other(value);
			await this.change(`settings {${key}}`, 'settings', { [key]: wanted }, { [key]: value });
			await this.expectStored(key, wanted);
		}
	}

	private async walkModules(): Promise<void> {
		const { body } = await this.client.get('module/all');
		const all = body as Record<string, { available?: boolean; override?: unknown; activated?: boolean }>;
		for (const slug of MODULES.filter((each) => all[each]?.available && !all[each]?.override)) {
			const isOn = all[slug]?.activated === true;
			const path = `module/${slug}/active`;
			await this.change(path, path, { active: !isOn }, { active: isOn });
			await this.expectStored(slug, !isOn);
		}
	}

	private async walkRefusals(): Promise<void> {
		for (const [path, body, status, code] of REFUSALS) {
			const answer = await this.post(path, body);
			const given = (answer.body as { code?: unknown } | undefined)?.code;
			const problem =
				answer.status === status && given === code ? '' : `${status} ${code}, not ${String(given)}`;
			this.note(`POST ${path} ${JSON.stringify(body)}`, answer.status, problem);
		}
	}

	private async expectStored(key: string, wanted: unknown): Promise<void> {
		const stored = (await this.settings())[key];
		this.note(`reads ${key}`, 200, stored === wanted ? '' : `still ${JSON.stringify(stored)}`);
	}

	/** Remembers the way back before it goes on. */
	private async change(name: string, path: string, body: object, back: object): Promise<void> {
		this.undo.push(() => this.client.post(path, back));
		const answer = await this.post(path, body);
		const isSuccess = (answer.body as { code?: unknown } | undefined)?.code === 'success';
		this.note(`POST ${name}`, answer.status, answer.status === 200 && isSuccess ? '' : 'no success');
	}

	private post(path: string, body: unknown): Promise<Answer> {
		if (this.isInterrupted) {
			throw new Error('The walk was interrupted.');
		}
		this.underWay = this.client.post(path, body);
		return this.underWay;
	}

	private async putBack(): Promise<void> {
		for (let step = this.undo.pop(); step; step = this.undo.pop()) {
			await step();
		}
	}

	private async settings(): Promise<Settings> {
		const { status, body } = await this.client.get('settings');
		if (status !== 200) {
			throw new Error(`The settings cannot be read: ${status}.`);
		}
		return body as Settings;
	}

	private note(call: string, status: number, problem: string): void {
		this.rows.push({ call, status, problem, by: 'walk' });
	}
}
