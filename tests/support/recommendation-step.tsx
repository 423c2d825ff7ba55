import { Navigate, useLocation } from 'react-router-dom';
import { Screen } from '../../src/routes/recommendations/screen';
import type { OpenOptions } from './open-app';
import { openPiece } from './open-piece';
import { arrived } from './screens';

/** The bare URL for no step. */
function At({ slug }: { slug: string }) {
	const { pathname } = useLocation();
	return pathname === '/' ? <Navigate to={`/recommendations/${slug}`} replace /> : <Screen />;
}

/** The recommendations at one step, without the page around them: their links lead nowhere. */
export async function openStep(slug: string, options: OpenOptions = {}) {
	const opened = await openPiece(<At slug={slug} />, options);
	await arrived();
	return { ...opened, events: async () => opened.events() };
}
