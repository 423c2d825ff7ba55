import { Failure } from '../../../components/ui/text';
import { VideoStorage, VideoUpgrade } from '../../../components/videopress-card/video-room';
import { useHasFreeVideo, useVideoRoom } from './use-video-room';

/** How much of the room for videos is in use (PERF-019). */
export function VideoRoom() {
	const { percent, failure, onRetry } = useVideoRoom();
	if (failure) {
		return <Failure text={failure} onRetry={onRetry} />;
	}
	return percent === null ? null : <VideoStorage percent={percent} />;
}

/** Leads to more room. */
export function VideoBanner() {
	return <VideoUpgrade hasFreeVideo={useHasFreeVideo()} place="settings" />;
}
